import type { AdminPerson, PeopleOrder } from '@plaza/api-contract';
import { Badge, StatusDot, Table, type TableColumn, useIsMobile, useWords } from '@plaza/design-system';
import { adminDay, adminMoment } from '../format/adminDate.ts';
import { SortHeading } from '../table/SortHeading.tsx';
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
export function PeopleTable({ people, question, chosen, onChoose, onSort, onAct }: PeopleTableProps) {
  const t = useWords(peopleWords);
  const isMobile = useIsMobile();
  const sorted = (key: PeopleOrder, title: string) => {
    const sort = question.sort === key ? question.order : undefined;
    const order = sort === 'ascending' ? 'descending' : 'ascending';
    return {
      key,
      title,
      sort,
      heading: <SortHeading title={title} sort={sort} onSort={() => onSort({ sort: key, order })} />,
    };
  };
  const id = sorted('id', t.id);
  const columns: TableColumn<AdminPerson>[] = [
    {
      ...id,
      heading: (
        <span className={classes.id}>
          <ChooseAll people={people} chosen={chosen} onChoose={onChoose} />
          {id.heading}
        </span>
      ),
      render: ({ row }) => (
        <label className={classes.id}>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t.select({ username: row.username })}
            checked={chosen.has(row.id)}
            onChange={({ target }) => onChoose(withOrWithout(chosen, row.id, target.checked))}
          />
          {row.id}
        </label>
      ),
    },
    { ...sorted('name', t.name), render: ({ row }) => <NameCell person={row} /> },
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
          {isMobile ? <Standing person={row} /> : null}
        </span>
      ),
    },
    {
      ...sorted('last_active', t.lastActive),
      render: ({ row }) =>
        row.is_online ? (
          <StatusDot status="good" label={t.onlineNow} />
        ) : (
          <time className={classes.moment}>{adminMoment(row.last_active, { isMobile })}</time>
        ),
    },
    {
      key: 'actions',
      title: t.actions,
      render: ({ row }) => <RowActs person={row} canDelete={!isMobile} onAct={onAct} />,
    },
  ];
  const shown = isMobile
    ? columns.filter(({ key }) => ['username', 'last_active', 'actions'].includes(key))
    : columns;
  return (
    <Table
      className={classes.table}
      caption={t.caption}
      captionHidden
      columns={shown}
      rows={people}
      rowKey={({ row }) => row.id}
    />
  );
}

function NameCell({ person }: { person: AdminPerson }) {
  return (
    <span className={classes.name}>
      {person.name}
      <Standing person={person} />
    </span>
  );
}

/** What is not so with everybody. */
function Standing({ person }: { person: AdminPerson }) {
  const t = useWords(peopleWords);
  const { role, gone_at: goneAt } = person;
  return (
    <>
      {person.is_admin ? <Badge tone="amber">{t.isAdmin}</Badge> : null}
      {role && !person.is_admin ? <Badge>{t[role]}</Badge> : null}
      {person.is_blocked ? <Badge tone="rose">{t.isBlocked}</Badge> : null}
      {person.is_verified ? null : <Badge>{t.notVerified}</Badge>}
      {goneAt ? <Badge tone="rose">{t.goneOn({ day: adminDay(goneAt) })}</Badge> : null}
    </>
  );
}

function ChooseAll({ people, chosen, onChoose }: Pick<PeopleTableProps, 'people' | 'chosen' | 'onChoose'>) {
  const t = useWords(peopleWords);
  const isAll = people.every(({ id }) => chosen.has(id));
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label={t.selectAll}
      checked={isAll}
      onChange={() => onChoose(new Set(isAll ? [] : people.map(({ id }) => id)))}
    />
  );
}

function withOrWithout(chosen: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
