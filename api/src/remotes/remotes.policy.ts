import type { Deployer } from './tokens/deployToken.ts';

/** A token opens the remote it is for; the operator's opens all. */
export function canDeploy(deployer: Deployer, remote: string): boolean {
  return deployer.remote === '*' || deployer.remote === remote;
}

/** Tokens are made by whoever may deploy everything: a leaked token of a remote must not breed. */
export function canMintTokens(deployer: Deployer): boolean {
  return deployer.remote === '*';
}

/** In development every page may load from localhost; elsewhere an administrator says so for the own browser. */
export function canLoadFromLocalhost(mode: string, hasOverrides: boolean): boolean {
  return mode === 'development' || hasOverrides;
}
