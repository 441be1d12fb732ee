import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AdminsOnly } from './access/AdminsOnly.tsx';
import { NoSuchPage } from './access/NoSuchPage.tsx';
import { RoomListScreen } from './remotes-console/list/RoomListScreen.tsx';
import { RoomScreen } from './remotes-console/room/RoomScreen.tsx';

export function AdminRoutes() {
  return (
    <BrowserRouter>
      <AdminsOnly>
        <Routes>
          <Route path="/admin" element={<RoomListScreen />} />
          <Route path="/admin/remotes/:name" element={<RoomScreen />} />
          <Route path="/admin/*" element={<NoSuchPage />} />
          {/* On the way out the address is already another remote's. */}
          <Route path="*" element={null} />
        </Routes>
      </AdminsOnly>
    </BrowserRouter>
  );
}
