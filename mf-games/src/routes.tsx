import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { GamesScreen } from './games/GamesScreen.tsx';

export function GamesRoutes() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/games" element={<GamesScreen />} />
        {/* On the way out the address is already another remote's. */}
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>
  );
}
