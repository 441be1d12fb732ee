import { Button, Dialog, useWords } from '@plaza/design-system';
import { useState } from 'react';
import { type BookCard, BOOKS } from './books.ts';
import classes from './LibraryReader.module.css';
import { ReadingNotes } from './ReadingNotes.tsx';
import { libraryWords } from './words.ts';

interface LibraryReaderProps {
  open: boolean;
  onClose: () => void;
}

/** So many pages has the reader, whichever book is open. */
const PAGES = 5;

/** The page after this one; the last stays. The index goes from 0 to 4. */
const turnedPage = (page: number): number => Math.min(PAGES - 1, page + 1);

/** The shelf of the library: nineteen covers, a reader, and a box for notes. */
export function LibraryReader({ open, onClose }: LibraryReaderProps) {
  const t = useWords(libraryWords);
  const [book, setBook] = useState<BookCard | null>(null);
  return (
    <Dialog open={open} size="l" title={t.title} onClose={onClose}>
      <div className={classes.library}>
        {book ? (
          <Reader key={book.bookId} book={book} onBack={() => setBook(null)} />
        ) : (
          <ul className={classes.shelf} aria-label={t.shelf}>
            {BOOKS.map((each) => (
              <li key={each.bookId}>
                <button type="button" className={classes.book} onClick={() => setBook(each)}>
                  <img className={classes.cover} src={each.imageUrl} alt="" />
                  <span className={classes.name}>{each.title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <ReadingNotes />
      </div>
    </Dialog>
  );
}

function Reader({ book, onBack }: { book: BookCard; onBack: () => void }) {
  const t = useWords(libraryWords);
  const [page, setPage] = useState(0);
  return (
    <section className={classes.reader} aria-label={book.title}>
      <img className={classes.opened} src={book.imageUrl} alt="" />
      <div className={classes.page}>
        <h3>{book.title}</h3>
        <p className={classes.author}>{book.author}</p>
        <p aria-live="polite">{t.page({ page: page + 1, pages: PAGES })}</p>
        <p className={classes.text}>{t.text({ title: book.title, page: page + 1 })}</p>
        <div className={classes.buttons}>
          <Button aria-disabled={page === PAGES - 1} onClick={() => setPage(turnedPage)}>
            {t.turn}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t.back}
          </Button>
        </div>
      </div>
    </section>
  );
}
