import { Button, useWords } from '@plaza/design-system';
import { useCall, useShell } from '@plaza/shell-contract';
import { useKeptFocus } from '@plaza/shell-contract/kept-focus';
import classes from './Made.module.css';
import { madeWords } from './words.ts';

/** Who may always come in, and who is banned. */
export function AdmittedPeople({ slug }: { slug: string }) {
  const t = useWords(madeWords);
  const { api, toast } = useShell();
  const people = useCall('GET /zones/u/:slug/people', { params: { slug } });
  const { place, leaving } = useKeptFocus<HTMLDivElement>(people.status === 'ready' && people.answer);
  if (people.status !== 'ready') return null;
  const take = async (call: 'people' | 'bans', username: string) => {
    try {
      await api.call(`DELETE /zones/u/:slug/${call}/:username`, { params: { slug, username } });
    } catch {
      toast({ tone: 'bad', message: t.notDone });
    }
    leaving();
    people.refetch();
  };
  const { admitted, banned } = people.answer;
  const lists = [
    { title: t.admitted, call: 'people', list: admitted, act: t.takeBack },
    { title: t.banned, call: 'bans', list: banned, act: t.lift },
  ] as const;
  return (
    <div ref={place} tabIndex={-1} className={classes.form}>
      {lists.map(
        ({ title, call, list, act }) =>
          list.length > 0 && (
            <section key={call} aria-label={title}>
              <h3>{title}</h3>
              <ul className={classes.list}>
                {list.map(({ id, name, username }) => (
                  <li key={id} className={classes.item}>
                    <span dir="auto">{name}</span>
                    <Button
                      size="s"
                      variant="secondary"
                      aria-label={t.answerTo({ answer: act, name })}
                      onClick={() => void take(call, username)}
                    >
                      {act}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
