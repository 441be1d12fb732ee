import type { OutreachLetter } from '@plaza/api-contract';
import { useCall, useShell } from '@plaza/shell-contract';
import { useState } from 'react';
import { letterWords } from './words.ts';

/** The letter, a subject drawn for it, and the ways to the clipboard. */
export function useLetter() {
  const { toast, report } = useShell();
  const letter = useCall('GET /investor/letter');
  const [draw, setDraw] = useState(Math.random);
  const answer = letter.status === 'ready' ? letter.answer : undefined;
  const subject = answer && drawn(answer.subjects, draw);

  // What cannot be copied is only noted: the words stand there to be marked.
  const copy = async (write: () => Promise<void>, message: string) => {
    try {
      await write();
      toast({ tone: 'good', message });
    } catch (error) {
      report(error, 'copying the letter');
    }
  };

  const { now: t } = letterWords;
  return {
    letter,
    subject,
    redraw: () => setDraw(Math.random),
    copySubject(text: string) {
      void copy(() => navigator.clipboard.writeText(text), t.subjectCopied({ subject: text }));
    },
    copyPlain({ text }: OutreachLetter) {
      void copy(() => navigator.clipboard.writeText(text), t.plainCopied);
    },
    copyFormatted({ html, text }: OutreachLetter) {
      const forms = { 'text/html': blobOf(html, 'text/html'), 'text/plain': blobOf(text, 'text/plain') };
      void copy(() => navigator.clipboard.write([new ClipboardItem(forms)]), t.formattedCopied);
    },
  };
}

/** One of several, by a number from 0 up to 1. */
export function drawn(subjects: readonly string[], draw: number): string {
  return subjects[Math.floor(draw * subjects.length)] ?? '';
}

function blobOf(text: string, type: string): Blob {
  return new Blob([text], { type });
}
