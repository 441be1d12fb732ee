import config from './playwright.config.ts';
const names = (process.env['PW_PROJECTS'] ?? 'fixtures,visit').split(',');
export default { ...config, projects: (config.projects ?? []).filter((p) => names.includes(p.name ?? '')).map((p) => ({ ...p, dependencies: p.name === 'visit' && names.includes('fixtures') ? ['fixtures'] : [] })) };
