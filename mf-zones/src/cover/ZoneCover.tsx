import { useCall } from '@plaza/shell-contract';
import { ZonePoster } from '../posters/ZonePoster.tsx';
import { ZoneScene } from '../scene/ZoneScene.tsx';
import classes from './ZoneCover.module.css';

/** The picture of one zone, as wide as its place. Until its colours are known, the evening of the square. */
export function ZoneCover({ path }: { path: string }) {
  const zones = useCall('GET /zones');
  const zone = zones.status === 'ready' ? zones.answer.find((one) => one.path === path) : undefined;
  return (
    <div className={classes.cover} data-status={zones.status} data-zone-cover={path}>
      {zone ? <ZonePoster zone={zone} /> : <ZoneScene path={path} palette={[]} />}
    </div>
  );
}
