import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CreateZonesScreen } from './create/CreateZonesScreen.tsx';
import { DirectoryScreen } from './directory/DirectoryScreen.tsx';
import { PlaceSkeleton } from './place/PlaceSkeleton.tsx';

// A place is where the heavy scenery stands; who only reads the directory does not carry it.
const PlaceScreen = lazy(() => import('./zone-screen/PlaceScreen.tsx'));

export function ZonesRoutes() {
  return (
    <BrowserRouter>
      <Suspense fallback={<PlaceSkeleton />}>
        <Routes>
          <Route path="/zones" element={<DirectoryScreen />} />
          <Route path="/zones/*" element={<PlaceScreen />} />
          <Route path="/create-zones" element={<CreateZonesScreen />} />
          {/* On the way out the address is already another remote's. */}
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
