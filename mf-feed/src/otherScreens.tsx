import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { later } from './later.tsx';
import { screenFiles } from './screenFiles.ts';

const AddScreen = later(screenFiles.add, 'AddScreen');
const EditScreen = later(screenFiles['edit-content'], 'EditScreen');
const PostScreen = later(screenFiles.post, 'PostScreen');
const OwnProfileScreen = later(screenFiles.profile, 'OwnProfileScreen');
const MemberScreen = later(screenFiles.user, 'MemberScreen');
const NobodyHere = later(screenFiles.user, 'NobodyHere');
const FriendsScreen = later(screenFiles.friends, 'FriendsScreen');
const FriendsOfScreen = later(screenFiles.friends, 'FriendsOfScreen');
const SearchScreen = later(screenFiles.search, 'SearchScreen');
const NotificationsScreen = later(screenFiles.notifications, 'NotificationsScreen');

/** All screens but the feed itself. */
export function OtherScreens() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/add" element={<AddScreen />} />
        <Route path="/post/:id" element={<PostScreen />} />
        <Route path="/edit-content/:id" element={<EditScreen />} />
        <Route path="/profile" element={<OwnProfileScreen />} />
        <Route path="/user/:username" element={<MemberScreen />} />
        <Route path="/user/:username/friends" element={<FriendsOfScreen />} />
        <Route path="/user/*" element={<NobodyHere />} />
        <Route path="/friends" element={<FriendsScreen />} />
        <Route path="/search" element={<SearchScreen />} />
        <Route path="/notifications" element={<NotificationsScreen />} />
        {/* On the way out the address is already another remote's. */}
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>
  );
}
