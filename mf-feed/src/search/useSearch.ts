import { storageOf, useShell, useStream } from '@plaza/shell-contract';
import { type FormEvent, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recentSearches } from './recent.ts';
import { searchWords } from './words.ts';

/** A pause in typing, after which one wants to see something. */
const pauseMs = 200;

/** What is typed and what is asked. The question stands in the address: it can be shared, and going back brings it back. */
export function useSearch() {
  const shell = useShell();
  const { session$ } = shell;
  const session = useStream(session$, { status: 'guest' });
  const recent = recentSearches(session.status === 'member' ? session.user.id : '', storageOf(shell).browser);
  const [params, setParams] = useSearchParams();
  const question = readQuestion(params);
  const [text, setText] = useState(question.q);
  const [error, setError] = useState<string>();
  const [kept, setKept] = useState(recent.read);

  // Somebody followed a link to another question, or went back to one. A question asked from the
  // field changes nothing in it: whoever types has gone on while the address was on its way.
  const [asked, setAsked] = useState(question.q);
  if (asked !== question.q) {
    setAsked(question.q);
    setText(question.q);
  }

  const ask = (next: Partial<Question>, how: { replace: boolean }) => {
    setParams(writeQuestion({ ...question, ...next }), how);
    // The router draws a new address in a transition, so what was asked changes in the same one.
    startTransition(() => setAsked(next.q ?? question.q));
  };
  const askNow = useEffectEvent((q: string) => {
    if (q !== question.q) ask({ q, tab: tabFor(q, question) }, { replace: true });
  });
  useEffect(() => {
    const timer = window.setTimeout(() => askNow(text.trim()), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);

  return {
    text,
    error,
    question,
    recent: kept,
    handleChange({ value }: { value: string }) {
      setText(value);
      setError(undefined);
    },
    handleSubmit(event: FormEvent) {
      event.preventDefault();
      const q = text.trim();
      if (!q) return setError(searchWords.now.blank);
      setKept(recent.add(q));
      return ask({ q, tab: tabFor(q, question) }, { replace: q === question.q });
    },
    chooseTab: (tab: Question['tab']) => ask({ tab }, { replace: true }),
    /** One of the answers was what was looked for. */
    remember: () => setKept(recent.add(question.q)),
    forget: (q?: string) => setKept(q === undefined ? recent.clear() : recent.remove(q)),
  };
}

/** One stays in the tab that one has chosen; a first # asks for posts. */
function tabFor(q: string, before: Question): Question['tab'] {
  if (q.startsWith('#') === before.q.startsWith('#')) return before.tab;
  return readQuestion(new URLSearchParams({ q })).tab;
}

type SearchTab = 'people' | 'posts' | 'tags';

interface Question {
  q: string;
  tab: SearchTab;
}

/** What the address asks. A #tag without more asks for the posts that have it. */
export function readQuestion(params: URLSearchParams): Question {
  const q = (params.get('q') ?? '').trim();
  const tab = params.get('tab');
  if (tab === 'people' || tab === 'posts' || tab === 'tags') return { q, tab };
  return { q, tab: q.startsWith('#') ? 'posts' : 'people' };
}

/** The same as an address, as short as it can be. */
export function writeQuestion({ q, tab }: Question): Record<string, string> {
  const isUsual = readQuestion(new URLSearchParams({ q })).tab === tab;
  return { ...(q ? { q } : {}), ...(isUsual ? {} : { tab }) };
}

/** `#lanterns` is a tag; `#lanterns at the pier` is what a post may say. */
export function tagIn(q: string): string | undefined {
  return /^#([\p{L}\p{N}_]+)$/u.exec(q)?.[1];
}
