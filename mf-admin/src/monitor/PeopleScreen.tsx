import type { AdminPerson } from '@plaza/api-contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  Notice,
  Skeleton,
  useWords,
} from '@plaza/design-system';
import { Download } from 'lucide';
import { useCallback, useState } from 'react';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { frameWords } from '../frame/words.ts';
import { setupWords } from '../setup/words.ts';
import { BulkBar } from './BulkBar.tsx';
import { EditPerson } from './EditPerson.tsx';
import classes from './People.module.css';
import { PeopleBar } from './PeopleBar.tsx';
import { PeoplePager } from './PeoplePager.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PersonDetails } from './PersonDetails.tsx';
import { RemovePerson, useRestore } from './RemovePerson.tsx';
import { useExport } from './useExport.ts';
import { usePeople } from './usePeople.ts';
import { peopleWords } from './words.ts';

export type RowAct = 'details' | 'edit' | 'remove' | 'restore';

/** Everybody who is here: found, ordered, and looked after. */
export function PeopleScreen() {
  const t = useWords(peopleWords);
  const s = useWords(setupWords);
  const { adminNeeded } = useWords(frameWords);
  const list = usePeople();
  const { people, shown, question } = list;
  const save = useExport(question);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<{ act: RowAct; person: AdminPerson }>();
  const restore = useRestore(people.refetch);
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    people.refetch();
  };
  /** As they are since the list was read: who opens them again at once sees what was saved. */
  const [saved, setSaved] = useState<{ since: typeof shown; people: readonly AdminPerson[] }>();
  const savedSince = saved && saved.since === shown ? saved.people : [];
  const keep = (person: AdminPerson) => {
    setSaved({ since: shown, people: [person, ...savedSince] });
    done();
  };
  const act = useCallback(
    (what: RowAct, person: AdminPerson) => {
      if (what === 'restore') void restore(person);
      else setOpen({ act: what, person });
    },
    [restore],
  );
  const rows = (shown?.data ?? []).map((row) => savedSince.find(({ id }) => id === row.id) ?? row);
  const onPage = rows.filter(({ id }) => chosen.has(id));

  return (
    <AdminFrame
      title={t.title}
      line={t.line}
      status={people.status}
      acts={
        <Button variant="secondary" icon={<Icon icon={Download} />} busy={save.isBusy} onClick={save.save}>
          {t.export}
        </Button>
      }
    >
      {shown?.needs_setup ? (
        <Notice
          action={
            <ButtonLink size="s" href="/admin/setup">
              {s.open}
            </ButtonLink>
          }
        >
          {s.needed}
        </Notice>
      ) : null}
      <PeopleBar list={list} />
      {onPage.length > 0 ? (
        <BulkBar people={onPage} onNone={() => setChosen(new Set())} onDone={people.refetch} />
      ) : null}
      {people.status === 'failed' ? (
        <ErrorState title={t.nothing} onRetry={people.retry} requestId={people.error.requestId}>
          {t.failed}. {people.error.status === 403 ? adminNeeded : people.error.message}
        </ErrorState>
      ) : null}
      {people.status === 'loading' && !shown ? (
        <div className={classes.loading}>
          <p role="status">{t.loading}</p>
          <Skeleton shape="block" height={420} />
        </div>
      ) : null}
      {shown && rows.length === 0 ? (
        <EmptyState
          title={t.nothing}
          action={
            list.isSearched ? (
              <Button variant="secondary" onClick={list.showAll}>
                {t.showAll}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {rows.length > 0 ? (
        <div data-status={people.status === 'loading' ? 'refreshing' : 'ready'} className={classes.list}>
          <PeopleTable
            people={rows}
            question={question}
            chosen={chosen}
            onChoose={setChosen}
            onSort={list.ask}
            onAct={act}
          />
        </div>
      ) : null}
      {shown ? <PeoplePager list={list} shown={shown} /> : null}
      {open?.act === 'details' ? <PersonDetails person={open.person} onClose={close} /> : null}
      {open?.act === 'edit' ? <EditPerson person={open.person} onClose={close} onSaved={keep} /> : null}
      {open?.act === 'remove' ? (
        <RemovePerson person={open.person} onClose={close} onRemoved={done} onRestored={people.refetch} />
      ) : null}
    </AdminFrame>
  );
}
