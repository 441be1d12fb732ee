import { useWords } from '@plaza/design-system';
import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import { badgeWords } from './badge.words.ts';
import classes from './OverrideBadge.module.css';

/** Nobody should forget that part of what they see comes from their own machine. */
export function OverrideBadge() {
  const { overrides, dialog$ } = useHost();
  const t = useWords(badgeWords);
  const list = useSubject(overrides.list$);
  if (list.length === 0) return null;
  return (
    <button type="button" className={classes.badge} onClick={() => dialog$.next('remotes')}>
      {list.map(({ name, origin, version }) => (
        <span key={name} data-status={version ? 'answering' : 'silent'}>
          {(version ? t.from : t.fromSilent)({ name, origin: origin.replace('http://', '') })}
        </span>
      ))}
    </button>
  );
}
