import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { PostStoreProvider } from './store/usePostStore.tsx';
import { HomeScreen } from './home/HomeScreen.tsx';
import { later } from './later.tsx';

const AddScreen = later(() => import('./writing.ts'), 'AddScreen');
const EditScreen = later(() => import('./writing.ts'), 'EditScreen');
const PostScreen = later(() => {
  // Who opens a single post reads what was said to it.
  import('./comments/CommentThread.tsx').catch(() => undefined);
  return import('./permalink/PostScreen.tsx');
}, 'PostScreen');
const OwnProfileScreen = later(() => import('./profile/index.ts'), 'OwnProfileScreen');
const MemberScreen = later(() => import('./profile/index.ts'), 'MemberScreen');
const NobodyHere = later(() => import('./profile/index.ts'), 'NobodyHere');
const FriendsScreen = later(() => import('./friends/index.ts'), 'FriendsScreen');
const FriendsOfScreen = later(() => import('./friends/index.ts'), 'FriendsOfScreen');
const SearchScreen = later(() => import('./search/SearchScreen.tsx'), 'SearchScreen');
const NotificationsScreen = later(
  () => import('./notifications/NotificationsScreen.tsx'),
  'NotificationsScreen',
);

export function FeedRoutes() {
  return (
    <BrowserRouter>
      <PostStoreProvider>
        <Routes>
          <Route path="/" element={<HomeScreen />} />
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
      </PostStoreProvider>
    </BrowserRouter>
  );
}
