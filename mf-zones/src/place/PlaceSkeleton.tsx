import { Screen, Skeleton, useWords } from '@plaza/design-system';
import { placeWords } from './words.ts';

export function PlaceSkeleton() {
  const t = useWords(placeWords);
  return (
    <Screen width="wide" data-status="loading">
      <Skeleton shape="block" height="min(56vw, 480px)" label={t.loading} />
      <Skeleton lines={2} width="18rem" />
    </Screen>
  );
}
