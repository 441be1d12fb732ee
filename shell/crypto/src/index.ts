export {
  type Bytes,
  areEqual,
  fromBase64Url,
  joined,
  randomBytes,
  textOf,
  toBase64Url,
  utf8,
} from './bytes.ts';
export * from './chain.ts';
export * from './checkEpoch.ts';
export { CryptoError, type CryptoProblem } from './CryptoError.ts';
export { deriveBytes, deriveCipher, hkdfKey, sha256 } from './derive.ts';
export * from './deviceLink.ts';
export * from './envelope.ts';
export * from './epoch.ts';
export * from './file.ts';
export * from './identity.ts';
export * from './recoveryCode.ts';
export * from './rootKey.ts';
export { seal, unseal } from './seal.ts';
export * from './vault.ts';
