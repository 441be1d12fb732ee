import { ErrorState, Skeleton, useWords } from '@plaza/design-system';
import { useCall } from '@plaza/shell-contract';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Segments } from '../frame/Segments.tsx';
import { Announcements } from './Announcements.tsx';
import { BrandForm } from './BrandForm.tsx';
import { CommunityFile } from './CommunityFile.tsx';
import { FeatureSwitches } from './FeatureSwitches.tsx';
import { LogosCard } from './LogosCard.tsx';
import { Placements } from './Placements.tsx';
import { settingsWords } from './words.ts';

const VIEWS = ['brand', 'features', 'announcements', 'placements', 'file'] as const;

/** What an administrator sets of the whole community. */
export function SettingsScreen() {
  const t = useWords(settingsWords);
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'brand';
  return (
    <AdminFrame title={t.title} line={t.line} status={view}>
      <Segments
        label={t.view}
        chosen={view}
        onChoose={(to) => setParams(to === 'brand' ? {} : { view: to }, { replace: true })}
        segments={VIEWS.map((id) => ({ id, label: t[id] }))}
      />
      {view === 'brand' || view === 'features' ? <Standing view={view} /> : null}
      {view === 'announcements' ? <Announcements /> : null}
      {view === 'placements' ? <Placements /> : null}
      {view === 'file' ? <CommunityFile /> : null}
    </AdminFrame>
  );
}

function Standing({ view }: { view: 'brand' | 'features' }) {
  const t = useWords(settingsWords);
  const standing = useCall('GET /settings');
  if (standing.status === 'loading') return <Skeleton shape="block" height={360} label={t.loading} />;
  if (standing.status === 'failed') {
    return (
      <ErrorState title={t.failed} onRetry={standing.retry} requestId={standing.error.requestId}>
        {standing.error.message}
      </ErrorState>
    );
  }
  const Part = view === 'brand' ? BrandForm : FeatureSwitches;
  return (
    <>
      <Part key={view} standing={standing.answer} onSaved={standing.refetch} />
      {view === 'brand' ? <LogosCard logos={standing.answer.logos} onSaved={standing.refetch} /> : null}
    </>
  );
}
