import { Skeleton, useWords } from '@plaza/design-system';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AdminsOnly, NoSuchPage } from './access/AdminsOnly.tsx';
import { ActivityScreen } from './activity/ActivityScreen.tsx';
import { AuditScreen } from './audit/AuditScreen.tsx';
import { frameWords } from './frame/words.ts';
import { InvestorScreen } from './investors/InvestorScreen.tsx';
import { LiveScreen } from './live/LiveScreen.tsx';
import { AppealScreen } from './my-reports/AppealScreen.tsx';
import { MyReportsScreen } from './my-reports/MyReportsScreen.tsx';
import { PeopleScreen } from './monitor/PeopleScreen.tsx';
import { ReportsScreen } from './reports/ReportsScreen.tsx';
import { RemoteListScreen } from './remotes-console/list/RemoteListScreen.tsx';

// Opened now and then, and by few: nobody else carries them.
const CatalogueScreen = lazy(async () => ({
  default: (await import('./catalogue/CatalogueScreen.tsx')).CatalogueScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings/SettingsScreen.tsx')).SettingsScreen,
}));
const RemoteScreen = lazy(async () => ({
  default: (await import('./remotes-console/remote/RemoteScreen.tsx')).RemoteScreen,
}));
const SetupScreen = lazy(async () => ({ default: (await import('./setup/SetupScreen.tsx')).SetupScreen }));
const LetterScreen = lazy(async () => ({
  default: (await import('./letter/LetterScreen.tsx')).LetterScreen,
}));

export function AdminRoutes() {
  const { loading } = useWords(frameWords);
  return (
    <BrowserRouter>
      <Suspense fallback={<Skeleton shape="block" height={420} label={loading} />}>
        <Routes>
          {/* These open for everybody who is logged in: it is the data that is guarded. */}
          <Route path="/admin" element={<PeopleScreen />} />
          <Route path="/invest" element={<InvestorScreen />} />
          <Route path="/admin/reports" element={<ReportsScreen />} />
          <Route path="/reports" element={<MyReportsScreen />} />
          <Route path="/appeal" element={<AppealScreen />} />
          <Route path="/user-activity/:userId" element={<ActivityScreen />} />
          <Route path="/email" element={<LetterScreen form="formatted" />} />
          <Route path="/mail" element={<LetterScreen form="plain" />} />
          <Route element={<AdminsOnly />}>
            <Route path="/admin/remotes" element={<RemoteListScreen />} />
            <Route path="/admin/remotes/:name" element={<RemoteScreen />} />
            <Route path="/admin/catalogue" element={<CatalogueScreen />} />
            <Route path="/admin/settings" element={<SettingsScreen />} />
            <Route path="/admin/setup" element={<SetupScreen />} />
            <Route path="/admin/live" element={<LiveScreen />} />
            <Route path="/admin/audit" element={<AuditScreen />} />
            <Route path="/admin/*" element={<NoSuchPage />} />
          </Route>
          <Route path="/user-activity/*" element={<NoSuchPage />} />
          {/* On the way out the address is already another remote's. */}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
