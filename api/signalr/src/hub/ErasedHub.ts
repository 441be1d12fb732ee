import { type HubContext } from './Call.ts';
import { type AnyEvents } from './events.ts';
import { type HubDefinition, type Methods } from './hubFor.ts';
import { isUpload } from './inputs.ts';
import { type HubMethod } from './HubMethod.ts';

/** A hub whose types have done their work: the server that runs it knows names and schemas only. */
export interface ErasedHub {
  readonly methods: Methods;
  connected?(context: HubContext<AnyEvents>): Promise<void> | void;
  refreshed?(context: HubContext<AnyEvents>): Promise<void> | void;
  disconnected?(context: HubContext<AnyEvents>, error: Error | undefined): Promise<void> | void;
}

/** Its methods by lower-case name: the protocol's text is case-sensitive, the servers in the field are not. */
export function indexMethods(methods: ErasedHub['methods']): ReadonlyMap<string, HubMethod> {
  const index = new Map<string, HubMethod>();
  for (const [name, { kind, inputs, run }] of Object.entries(methods)) {
    const key = name.toLowerCase();
    if (index.has(key)) throw new Error(`Two hub methods differ only in case: '${name}'.`);
    const plainInputs = inputs.filter((input) => !isUpload(input)).length;
    index.set(key, { name, kind, inputs, plainInputs, run });
  }
  return index;
}

export const eraseHub = <Definition extends HubDefinition<never>>(definition: Definition): ErasedHub =>
  definition;
