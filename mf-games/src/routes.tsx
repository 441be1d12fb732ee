import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { FavoriteChanges } from './favorites/FavoriteChanges.tsx';
import { FavoritesScreen } from './favorites/FavoritesScreen.tsx';
import { GamesScreen } from './games/GamesScreen.tsx';
import { MatchScreen } from './match/MatchScreen.tsx';
import { PlayScreen } from './play/PlayScreen.tsx';
import { VideosScreen } from './videos/VideosScreen.tsx';

export function GamesRoutes() {
  return (
    <BrowserRouter>
      <FavoriteChanges>
        <Routes>
          <Route path="/games" element={<GamesScreen />} />
          <Route path="/play/match/:matchId" element={<MatchScreen />} />
          <Route path="/play/:gameId" element={<PlayScreen />} />
          <Route path="/videos" element={<VideosScreen />} />
          <Route path="/favorites" element={<FavoritesScreen />} />
          {/* On the way out the address is already another remote's. */}
          <Route path="*" element={null} />
        </Routes>
      </FavoriteChanges>
    </BrowserRouter>
  );
}
