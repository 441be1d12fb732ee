/** The public pair behind 'Get Started'. The server makes a new person of it every time. */
export const DEMO_LOGIN = { emailOrUsername: 'demo', password: 'look-around' };
