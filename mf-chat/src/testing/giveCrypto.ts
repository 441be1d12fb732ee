import { webcrypto } from 'node:crypto';

/** What every browser has and jsdom leaves out: keys that can be used, and blobs that can be read. */
export function giveCrypto(): void {
  if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle });
  crypto.randomUUID ??= () => webcrypto.randomUUID();
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.addEventListener('error', () => reject(reader.error ?? new Error('Not read.')));
      reader.readAsArrayBuffer(this);
    });
  };
}
