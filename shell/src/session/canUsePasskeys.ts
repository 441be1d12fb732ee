/** Whether this browser has passkeys for this address. They are bound to a name, so a number has none. */
export function canUsePasskeys(hostname = window.location.hostname): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && !isNumber(hostname);
}

function isNumber(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.includes(':');
}
