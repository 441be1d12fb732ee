import { ButtonLink, EmptyState } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import classes from './HomeScreen.module.css';
import { useMinWidth } from './useMinWidth.ts';
import { WelcomeBanner } from './WelcomeBanner.tsx';
import { ZonesAside } from './ZonesAside.tsx';

/** From here on there is room for a second column. */
const TWO_COLUMNS_PX = 900;

export function HomeScreen() {
  const profile = useCall('GET /profile');
  const hasRoomBeside = useMinWidth(TWO_COLUMNS_PX);
  return (
    <div className={classes.home} data-status={profile.status}>
      <div className={classes.feed}>
        <WelcomeBanner profile={profile} />
        <EmptyState
          title="The square is quiet"
          action={
            <div className={classes.ways}>
              <ButtonLink href="/zones">Walk to a zone</ButtonLink>
              <ButtonLink href="/search" variant="secondary">
                Find people
              </ButtonLink>
            </div>
          }
        >
          Nobody has put up anything yet. The lanterns are on, the doors are open.
        </EmptyState>
      </div>
      {hasRoomBeside && <ZonesAside />}
    </div>
  );
}
