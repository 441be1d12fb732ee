import { useHost } from '../host/useHost.ts';
import { useSubject } from '../host/useSubject.ts';
import classes from './OverrideBadge.module.css';

/** Nobody should forget that part of what they see comes from their own machine. */
export function OverrideBadge() {
  const { overrides, dialog$ } = useHost();
  const list = useSubject(overrides.list$);
  if (list.length === 0) return null;
  return (
    <button type="button" className={classes.badge} onClick={() => dialog$.next('remotes')}>
      {list.map(({ name, origin, version }) => (
        <span key={name} data-status={version ? 'answering' : 'silent'}>
          {name} from {origin.replace('http://', '')}
          {version ? '' : ' (no answer)'}
        </span>
      ))}
    </button>
  );
}
