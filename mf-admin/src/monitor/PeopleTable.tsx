import type { AdminPerson, PeopleOrder } from '@plaza/api-contract';
import { Badge, StatusDot, Table, type TableColumn, useIsMobile, useWords } from '@plaza/design-system';
import { memo, useMemo } from 'react';
import { adminDay, adminMoment } from '../format/adminDate.ts';
import { SortHeading } from '../table/SortHeading.tsx';
import { useRowPlaces } from '../table/useRowPlaces.ts';
import { isMuted } from './isMuted.ts';
import classes from './People.module.css';
import type { RowAct } from './PeopleScreen.tsx';
import { RowActs } from './RowActs.tsx';
import type { PeopleQuestion } from './usePeople.ts';
import { peopleWords } from './words.ts';

interface PeopleTableProps {
  people: readonly AdminPerson[];
  question: PeopleQuestion;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (change: Pick<PeopleQuestion, 'sort' | 'order'>) => void;
  onAct: (act: RowAct, person: AdminPerson) => void;
}

/** The people of a page. On a phone only who they are, when they were here, and what can be done. */
export const PeopleTable = memo(function PeopleTable(props: PeopleTableProps) {
  const { people, question, chosen, onChoose, onSort, onAct } = props;
  const t = useWords(peopleWords);
  const isMobile = useIsMobile();
  const places = useRowPlaces(people);
  const { sort, order, columns: named } = question;
  // A row is drawn anew with its person, or when these are others.
  const columns = useMemo(() => {
    const keys = isMobile ? ['username', 'last_active'] : named.split(',');
    const sorted = (key: PeopleOrder, title: string) => {
      const now = sort === key ? order : undefined;
      const next = now === 'ascending' ? 'descending' : 'ascending';
      return {
        key,
        title,
        sort: now,
        heading: <SortHeading title={title} sort={now} onSort={() => onSort({ sort: key, order: next })} />,
      };
    };
    const all: TableColumn<AdminPerson>[] = [
      { ...sorted('id', t.id), render: ({ row }) => row.id },
      {
        ...sorted('name', t.name),
        render: ({ row }) => (
          <span className={classes.name}>
            <bdi>{row.name}</bdi>
            {standingOf(row, t)}
          </span>
        ),
      },
      {
        ...sorted('email', t.email),
        render: ({ row }) => <span className={classes.email}>{row.email}</span>,
      },
      {
        ...sorted('username', t.username),
        render: ({ row }) => (
          <span className={classes.name}>
            <a href={`/user/${encodeURIComponent(row.username)}`}>{row.username}</a>
            {/* Where there is no column for the name, what stands beside it stands here. */}
            {keys.includes('name') ? null : standingOf(row, t)}
          </span>
        ),
      },
      {
        ...sorted('last_active', t.last_active),
        render: ({ row }) =>
          row.is_online ? (
            <StatusDot status="good" label={t.onlineNow} />
          ) : (
            <time className={classes.moment}>{adminMoment(row.last_active, { isMobile })}</time>
          ),
      },
      {
        key: 'created_at',
        title: t.created_at,
        render: ({ row }) => <time className={classes.moment}>{adminDay(row.created_at)}</time>,
      },
      {
        key: 'actions',
        title: t.actions,
        render: ({ row }) => <RowActs person={row} words={t} canDelete={!isMobile} onAct={onAct} />,
      },
    ];
    return all.filter(({ key }) => key === 'actions' || keys.includes(key));
  }, [t, isMobile, named, sort, order, onSort, onAct]);
  const shown = useMemo(() => {
    const [first, ...others] = columns;
    return first && !isMobile ? [choosing(first, { people, chosen, onChoose, t }), ...others] : columns;
  }, [columns, isMobile, people, chosen, onChoose, t]);
  return (
    <Table
      {...places}
      className={classes.table}
      caption={t.caption}
      captionHidden
      columns={shown}
      rows={people}
    />
  );
});

type Choosing = Pick<PeopleTableProps, 'people' | 'chosen' | 'onChoose'> & { t: typeof peopleWords.now };

/** Whom something is done with is chosen in the first column, whichever it is. */
function choosing(
  first: TableColumn<AdminPerson>,
  { people, chosen, onChoose, t }: Choosing,
): TableColumn<AdminPerson> {
  const isAll = people.every(({ id }) => chosen.has(id));
  return {
    ...first,
    heading: (
      <span className={classes.first}>
        <input
          type="checkbox"
          className={classes.check}
          aria-label={t.selectAll}
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : people.map(({ id }) => id)))}
        />
        {first.heading ?? first.title}
      </span>
    ),
    render: (cell) => (
      <span className={classes.first}>
        <label className={classes.choose}>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t.select({ username: cell.row.username })}
            checked={chosen.has(cell.row.id)}
            onChange={({ target }) => onChoose(withOrWithout(chosen, cell.row.id, target.checked))}
          />
        </label>
        {first.render?.(cell)}
      </span>
    ),
  };
}

/** What is not so with everybody. */
function standingOf(person: AdminPerson, t: typeof peopleWords.now) {
  const { role, gone_at: goneAt } = person;
  return (
    <>
      {person.is_admin ? <Badge tone="amber">{t.isAdmin}</Badge> : null}
      {role && !person.is_admin ? <Badge>{t[role]}</Badge> : null}
      {person.is_blocked ? <Badge tone="rose">{t.isBlocked}</Badge> : null}
      {isMuted(person) ? (
        <Badge tone="rose">{t.mutedUntil({ day: adminDay(person.muted_until) })}</Badge>
      ) : null}
      {person.is_verified ? null : <Badge>{t.notVerified}</Badge>}
      {goneAt ? <Badge tone="rose">{t.goneOn({ day: adminDay(goneAt) })}</Badge> : null}
    </>
  );
}

function withOrWithout(chosen: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
