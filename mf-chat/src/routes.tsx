import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { ChatListScreen } from './chat-list/ChatListScreen.tsx';
import { NoSuchChat } from './chat-list/NoSuchChat.tsx';

export function ChatRoutes() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/chat" element={<ChatListScreen />} />
        <Route path="/chat/*" element={<NoSuchChat />} />
        {/* On the way out the address is already another remote's. */}
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>
  );
}
