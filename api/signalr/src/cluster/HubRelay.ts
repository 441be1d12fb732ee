import { type Address } from '../hub/address.ts';
import { type CloseOptions } from '../hub/Recipients.ts';
import { HubError } from '../HubError.ts';
import { type Invocation } from '../protocol/messages.ts';
import { type Cluster } from './Cluster.ts';
import { type AskEnvelope, type HubEnvelope, type MemberEnvelope } from './envelope.ts';
import { nodeOf } from '../ids.ts';
import { type Relay, type Watched } from '../mounted/Relay.ts';
import { hubTopic, nodeTopic, topicsOf } from './topics.ts';

/** How long another node may take to change a membership. */
const MEMBER_MS = 5_000;

/** One hub's way to its other halves. */
export class HubRelay implements Relay {
  readonly #cluster: Cluster;
  readonly #hub: string;

  constructor(cluster: Cluster, hub: string) {
    this.#cluster = cluster;
    this.#hub = hub;
  }

  send(to: Address, { target, arguments: values }: Invocation, isEphemeral: boolean): void {
    this.#post(to, { act: 'send', ...this.#origin(), to, target, values, isEphemeral });
  }

  close(to: Address, { reason, allowReconnect }: CloseOptions): void {
    this.#post(to, { act: 'close', ...this.#origin(), to, reason, allowReconnect });
  }

  ask(connectionId: string, target: string, values: readonly unknown[], timeoutMs: number): Promise<unknown> {
    const question = { act: 'ask', ...this.#origin(), connectionId, target, values } as const;
    return this.#ask(connectionId, timeoutMs, question);
  }

  async setMembership(connectionId: string, group: string, isMember: boolean): Promise<void> {
    const question = { act: 'member', ...this.#origin(), connectionId, group, isMember } as const;
    await this.#ask(connectionId, MEMBER_MS, question);
  }

  watch(kind: Watched, name: string): Promise<void> {
    return this.#cluster.orInTime(this.#cluster.following.add(hubTopic(this.#hub, kind, name)));
  }

  unwatch(kind: Watched, name: string): void {
    this.#cluster.following.remove(hubTopic(this.#hub, kind, name));
  }

  async #ask(
    connectionId: string,
    timeoutMs: number,
    question: Omit<AskEnvelope, 'question'> | Omit<MemberEnvelope, 'question'>,
  ): Promise<unknown> {
    const node = nodeOf(connectionId);
    if (node === '' || node === this.#cluster.node) throw new HubError('This client is not connected.');
    const after = (ms: number, run: () => void): (() => void) => this.#cluster.after(ms, run);
    return this.#cluster.answers.ask(timeoutMs, after, (id) => {
      this.#cluster.post(nodeTopic(node), { ...question, question: id });
    });
  }

  #post(to: Address, envelope: HubEnvelope): void {
    for (const topic of topicsOf(this.#hub, to, this.#cluster.node)) this.#cluster.post(topic, envelope);
  }

  #origin(): { from: string; hub: string } {
    return { from: this.#cluster.node, hub: this.#hub };
  }
}
