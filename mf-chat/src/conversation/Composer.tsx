import { Button, Icon, IconButton, meanOneThing, useWords } from '@plaza/design-system';
import { Mic, SendHorizontal } from 'lucide';
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { CHAT_LIMITS } from '@plaza/api-contract/values';
import { ChosenFiles, ComposerAbout, MentionList, VoiceRecorder } from '../later.ts';
import { LinkCardToSend } from '../links/LinkCardView.tsx';
import { useLinkCard } from '../links/useLinkCard.ts';
import type { Line } from '../live/lines.ts';
import { useChat } from '../provider/useChat.ts';
import { canRecord } from './canRecord.ts';
import classes from './Composer.module.css';
import { EmojiButton } from './EmojiButton.tsx';
import { growWithWords } from './growWithWords.ts';
import { PickFiles } from './PickFiles.tsx';
import { forgetChosen, type useChosen } from './useChosen.ts';
import { useConversation } from './useConversation.ts';
import { optionId, useMention } from './useMention.ts';
import { useSend } from './useSend.ts';
import { composerWords } from './words.ts';

interface ComposerProps {
  isReady: boolean;
  /** The files that go with the next message. */
  chosen: ReturnType<typeof useChosen>;
  replyTo: Line | undefined;
  editing: Line | undefined;
  /** What was answered or edited is done with. */
  onDone: () => void;
  onEditLast: (line: Line) => void;
}

/** Where one writes. Enter sends, Shift and Enter breaks the line, the arrow up edits what one said last. */
export function Composer({ isReady, chosen, replyTo, editing, onDone, onEditLast }: ComposerProps) {
  const t = useWords(composerWords);
  const { drafts, finishing } = useChat();
  const { conversation, typing } = useConversation();
  const { chatId } = conversation;
  const [text, setText] = useState(() => drafts.of(chatId));
  const [isRecording, setIsRecording] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const record = useRef<HTMLButtonElement>(null);
  const link = useLinkCard(editing ? '' : text);
  const send = useSend();
  const latest = useRef<string | undefined>(text);
  useEffect(() => {
    latest.current = editing ? undefined : text;
    if (field.current) growWithWords(field.current);
  }, [text, editing]);
  // What was begun stays with its chat.
  useEffect(
    () => () => {
      const left = latest.current;
      if (left !== undefined) void finishing.do(() => drafts.settle(chatId, left));
    },
    [drafts, finishing, chatId],
  );
  useEffect(() => {
    if (replyTo || editing) field.current?.focus();
  }, [replyTo, editing]);
  const [editedKey, setEditedKey] = useState<string>();
  if (editing?.key !== editedKey) {
    setEditedKey(editing?.key);
    setText(editing?.content?.text ?? drafts.of(chatId));
  }

  /** Enter was pressed before the chat was there. */
  const [isAsked, setIsAsked] = useState(false);
  const write = (next: string) => {
    setText(next);
    setIsAsked(false);
    typing.tell(Date.now());
    if (!editing) drafts.write(chatId, next);
  };
  const listId = useId();
  const mention = useMention(text, (next, caret) => {
    flushSync(() => write(next));
    field.current?.setSelectionRange(caret, caret);
  });
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const caret = selectionStart + emoji.length;
    flushSync(() => write(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd)));
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  };
  const submit = async () => {
    const words = text.trim();
    // Files wait until the edit is done: they belong to a message of their own.
    const taken = editing ? [] : chosen.files;
    if (words === '' && taken.length === 0) return undefined;
    setIsAsked(!isReady);
    if (!isReady) return undefined;
    const said = { text: words, files: taken, replyTo, editing, link: link.card };
    setText('');
    typing.rest();
    link.begin();
    if (!editing) chosen.clear();
    onDone();
    const isKept = await send(said);
    if (isKept) taken.forEach(forgetChosen);
    // An edit was no draft, and what was begun since the words went stays one.
    if (isKept) return editing ? undefined : void drafts.settle(chatId, latest.current ?? '');
    // Nothing that was written is lost, not even where the chat was left meanwhile.
    const together = [words, latest.current ?? ''].filter(Boolean).join('\n');
    if (!editing) void drafts.settle(chatId, together);
    setText(together);
    chosen.restore(taken);
    return undefined;
  };
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (isReady && isAsked) queueMicrotask(() => void submitNow());
  }, [isReady, isAsked]);
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word of another script is put together, Enter belongs to it.
    if (event.nativeEvent.isComposing || mention.takeKey(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void submit();
    }
    if (event.key === 'Escape' && (replyTo || editing)) onDone();
    if (event.key === 'ArrowUp' && text === '' && !editing) {
      const last = lastOwn(conversation.state.read().lines);
      if (last) {
        event.preventDefault();
        onEditLast(last);
      }
    }
  };
  const hasFiles = !editing && chosen.files.length > 0;
  const about = editing ?? replyTo;
  const row = (
    <div className={classes.row}>
      <PickFiles isReady={isReady} onPick={chosen.add} />
      <EmojiButton onPick={insert} />
      <textarea
        ref={field}
        className={classes.field}
        rows={1}
        aria-label={t.label}
        placeholder={t.placeholder}
        value={text}
        maxLength={CHAT_LIMITS.contentLength / 4}
        enterKeyHint="send"
        dir="auto"
        aria-autocomplete="list"
        aria-controls={mention.people.length > 0 ? listId : undefined}
        aria-activedescendant={mention.people.length > 0 ? optionId(listId, mention.active) : undefined}
        onChange={({ target }) => {
          write(target.value);
          mention.look(target.selectionStart);
        }}
        onSelect={({ currentTarget }) => mention.look(currentTarget.selectionStart)}
        onBlur={() => mention.look(0)}
        onKeyDown={handleKeyDown}
        onPaste={({ clipboardData }) => {
          const files = [...clipboardData.files];
          if (files.length > 0) chosen.add(files, 'files');
        }}
      />
      {hasFiles ? (
        <Button className={classes.sendMedia} type="submit" icon={<Icon icon={SendHorizontal} />}>
          {t.sendMedia}
        </Button>
      ) : text.trim() === '' && canRecord() && !editing ? (
        <>
          <IconButton ref={record} label={t.record} disabled={!isReady} onClick={() => setIsRecording(true)}>
            <Icon icon={Mic} />
          </IconButton>
          <span className={classes.wideOnly}>
            <SendButton />
          </span>
        </>
      ) : (
        <SendButton />
      )}
    </div>
  );
  return (
    <form
      className={classes.composer}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {mention.isOffered ? <MentionList id={listId} mention={mention} /> : null}
      {about ? <ComposerAbout line={about} isEdited={editing !== undefined} onStop={onDone} /> : null}
      {link.card ? <LinkCardToSend card={link.card} words={t} onRemove={link.remove} /> : null}
      {hasFiles ? (
        <ChosenFiles
          files={chosen.files}
          onRemove={chosen.remove}
          // The last of them takes its list along.
          onEmpty={() => field.current?.focus()}
        />
      ) : null}
      {isRecording ? (
        <VoiceRecorder
          meanwhile={row}
          onClose={() => {
            flushSync(() => setIsRecording(false));
            record.current?.focus();
          }}
        />
      ) : (
        row
      )}
    </form>
  );
}

function SendButton() {
  const t = useWords(composerWords);
  return (
    // Once the words have gone, the button that records stands here: the second half of a double click is not for it.
    <IconButton
      className={classes.send ?? ''}
      type="submit"
      label={t.send}
      onClick={meanOneThing(() => undefined)}
    >
      <Icon icon={SendHorizontal} />
    </IconButton>
  );
}

/** What one said last, where it can still be edited. */
function lastOwn(lines: readonly Line[]): Line | undefined {
  const now = Date.now();
  return lines.findLast(
    ({ isOwn, entry, problem, content, at }) =>
      isOwn &&
      entry !== undefined &&
      !problem &&
      !entry.is_image &&
      Boolean(content?.text) &&
      now - Date.parse(at) < CHAT_LIMITS.editMs,
  );
}
