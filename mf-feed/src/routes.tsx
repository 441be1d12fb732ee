import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { HomeScreen } from './home/HomeScreen.tsx';
import { MemberScreen } from './profile/MemberScreen.tsx';
import { OwnProfileScreen } from './profile/OwnProfileScreen.tsx';
import { NobodyHere } from './profile/NobodyHere.tsx';
import { SearchScreen } from './search/SearchScreen.tsx';

export function FeedRoutes() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/profile" element={<OwnProfileScreen />} />
        <Route path="/user/:username" element={<MemberScreen />} />
        <Route path="/user/*" element={<NobodyHere />} />
        <Route path="/search" element={<SearchScreen />} />
        {/* On the way out the address is already another remote's. */}
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>
  );
}
