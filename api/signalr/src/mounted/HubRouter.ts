import { type Relay } from './Relay.ts';
import { type Connection } from '../connection/Connection.ts';
import { HubError } from '../HubError.ts';
import { MessageType } from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { type Address } from '../hub/address.ts';
import { Members } from './Members.ts';
import { type Asking } from '../hub/OneClient.ts';
import { type CloseOptions } from '../hub/Recipients.ts';

interface RouterParts {
  readonly clientResultTimeoutMs: number;
  after(ms: number, run: () => void): () => void;
}

/** Brings what a hub says to the connections of this node and, through the relay, of the others. */
export class HubRouter implements Asking {
  readonly members = new Members();
  /** Null when this node is the only one. */
  relay: Relay | null = null;
  readonly #parts: RouterParts;

  constructor(parts: RouterParts) {
    this.#parts = parts;
  }

  async add(connection: Connection): Promise<void> {
    this.members.add(connection);
    const { userId } = connection.caller;
    if (userId !== null) await this.relay?.watch('user', userId);
  }

  remove(connection: Connection): void {
    const groups = [...(connection.groups ?? [])];
    const { userId } = connection.caller;
    if (!this.members.remove(connection) || !this.relay) return;
    if (userId !== null) this.relay.unwatch('user', userId);
    for (const group of groups) this.relay.unwatch('group', group);
  }

  send(address: Address, outgoing: Outgoing): void {
    this.sendHere(address, outgoing);
    if (this.relay && outgoing.message.type === MessageType.Invocation) {
      this.relay.send(address, outgoing.message, outgoing.isEphemeral);
    }
  }

  sendHere(address: Address, outgoing: Outgoing): void {
    for (const connection of this.members.find(address)) connection.send(outgoing);
  }

  close(address: Address, options: CloseOptions): void {
    this.closeHere(address, options);
    this.relay?.close(address, options);
  }

  closeHere(address: Address, options: CloseOptions): void {
    for (const connection of [...this.members.find(address)]) connection.close(options);
  }

  ask(connectionId: string, target: string, values: readonly unknown[]): Promise<unknown> {
    if (this.members.get(connectionId) || !this.relay) return this.askHere(connectionId, target, values);
    return this.relay.ask(connectionId, target, values, this.#parts.clientResultTimeoutMs);
  }

  async askHere(connectionId: string, target: string, values: readonly unknown[]): Promise<unknown> {
    const connection = this.members.get(connectionId);
    const questions = connection?.session?.invocations.questions;
    if (!connection || !questions) throw new HubError('This client is not connected.');
    const { clientResultTimeoutMs, after } = this.#parts;
    return questions.ask(target, values, clientResultTimeoutMs, after, (invocation) => {
      connection.send(new Outgoing(invocation));
    });
  }

  async setMembership(connectionId: string, group: string, isMember: boolean): Promise<void> {
    if (this.members.get(connectionId)) await this.setMembershipHere(connectionId, group, isMember);
    else await this.relay?.setMembership(connectionId, group, isMember);
  }

  async setMembershipHere(connectionId: string, group: string, isMember: boolean): Promise<void> {
    const connection = this.members.get(connectionId);
    if (!connection || (connection.groups?.has(group) ?? false) === isMember) return;
    if (isMember) {
      this.members.join(connection, group);
      await this.relay?.watch('group', group);
    } else {
      this.members.leave(connection, group);
      this.relay?.unwatch('group', group);
    }
  }
}
