import { Button, Icon, Screen, Tabs, TextField, useWords } from '@plaza/design-system';
import { useTitle } from '@plaza/shell-contract';
import { Search } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { BlankSearch } from './BlankSearch.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { FoundPosts, TagPosts } from './FoundPosts.tsx';
import { FoundTags } from './FoundTags.tsx';
import { tagIn, useSearch } from './useSearch.ts';
import classes from './SearchScreen.module.css';
import { searchWords } from './words.ts';

/** People as one types, and posts and tags beside them. */
export function SearchScreen() {
  const t = useWords(searchWords);
  const search = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search.error) field.current?.focus();
  }, [search.error]);
  useEffect(() => {
    // Who comes to ask something types at once; a phone does not bring up its keyboard unasked.
    const hasKeyboard = window.matchMedia?.('(pointer: fine)').matches ?? false;
    let frame = 0;
    // A screen may be built before it is put into the page, where nothing takes the focus.
    const begin = (left: number) => {
      const { current } = field;
      if (!hasKeyboard || !current || current.value !== '') return;
      current.focus({ preventScroll: true });
      const isNowhere = !current.isConnected || document.activeElement === document.body;
      if (isNowhere && left > 0) frame = requestAnimationFrame(() => begin(left - 1));
    };
    begin(300);
    return () => cancelAnimationFrame(frame);
  }, []);
  const { q, tab } = search.question;
  useTitle(q ? t.titleFor({ q }) : '');
  const tag = tagIn(q);
  const lookInPosts = () => {
    // The button goes with the people who are not there: whoever pressed it is on the tab then.
    found.current?.querySelectorAll<HTMLElement>('[role=tab]').item(1).focus();
    search.chooseTab('posts');
  };
  const tabs: { id: typeof tab; label: string; content: ReactNode }[] = [
    {
      id: 'people',
      label: t.people,
      content: <FoundPeople q={q} onFollow={search.remember} onLookInPosts={lookInPosts} />,
    },
    { id: 'posts', label: t.posts, content: tag ? <TagPosts tag={tag} /> : <FoundPosts q={q} /> },
    { id: 'tags', label: t.tags, content: <FoundTags q={q} onFollow={search.remember} /> },
  ];
  return (
    <Screen>
      <h1>{t.title}</h1>
      <form className={classes.form} role="search" onSubmit={search.handleSubmit} noValidate>
        <TextField
          ref={field}
          className={classes.field}
          label={t.label}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          value={search.text}
          error={search.error}
          onChange={search.handleChange}
        />
        <Button className={classes.button} type="submit" icon={<Icon icon={Search} />}>
          {t.button}
        </Button>
      </form>
      {q ? (
        <Tabs
          ref={found}
          label={t.tabs}
          tabs={tabs.map((each) => ({
            ...each,
            content: <div className={classes.found}>{each.content}</div>,
          }))}
          selected={tab}
          onChange={({ id }) => search.chooseTab(id as typeof tab)}
        />
      ) : (
        <BlankSearch recent={search.recent} onForget={search.forget} />
      )}
    </Screen>
  );
}
