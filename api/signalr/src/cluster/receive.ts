import { type Hub } from '../mounted/Hub.ts';
import { HubError } from '../HubError.ts';
import { MessageType } from '../protocol/messages.ts';
import { Outgoing } from '../protocol/Outgoing.ts';
import { type AnswerEnvelope, type HubEnvelope, type SendEnvelope, type CloseEnvelope } from './envelope.ts';
import { hubTopic } from './topics.ts';

/** Does here what another node wants done for one of its hubs. Never rejects. */
export async function receive(
  envelope: HubEnvelope,
  topic: string,
  { path, router, log }: Pick<Hub, 'path' | 'router' | 'log'>,
  post: (answer: AnswerEnvelope) => void,
): Promise<void> {
  try {
    switch (envelope.act) {
      case 'send': {
        if (!isForUs(envelope, topic)) return;
        const { target, values, to, isEphemeral } = envelope;
        const invocation = { type: MessageType.Invocation, target, arguments: values } as const;
        return router.sendHere(to, new Outgoing(invocation, isEphemeral));
      }
      case 'close':
        if (isForUs(envelope, topic)) router.closeHere(envelope.to, envelope);
        return;
      case 'member':
        return await answering(envelope, post, () =>
          router.setMembershipHere(envelope.connectionId, envelope.group, envelope.isMember),
        );
      case 'ask':
        return await answering(envelope, post, () =>
          router.askHere(envelope.connectionId, envelope.target, envelope.values),
        );
    }
  } catch (error) {
    log({ level: 'error', text: 'a message of another node failed', error });
  }

  /** To several groups or users it came once for each that we follow: the first of these counts. */
  function isForUs({ to: { kind, names } }: SendEnvelope | CloseEnvelope, heardOn: string): boolean {
    if (kind === 'all' || kind === 'connection' || heardOn === hubTopic(path, 'all')) return true;
    const first = names.find((name) => router.members.has(kind, name));
    return first !== undefined && hubTopic(path, kind, first) === heardOn;
  }
}

async function answering(
  { question, from }: { question: string; from: string },
  post: (answer: AnswerEnvelope) => void,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    post({ act: 'answer', from, question, result: await act() });
  } catch (error) {
    const text = error instanceof HubError ? error.message : 'The other server failed.';
    post({ act: 'answer', from, question, error: text });
  }
}
