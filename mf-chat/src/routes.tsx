import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { NoSuchChat } from './chat-list/NoSuchChat.tsx';
import { ChatProvider } from './provider/ChatProvider.tsx';
import { ChatScreen } from './screen/ChatScreen.tsx';

export function ChatRoutes() {
  return (
    <BrowserRouter>
      <ChatProvider>
        <Routes>
          {/* One element for both, so that the list stays while chats are opened. */}
          <Route path="/chat/:chatId?" element={<ChatScreen />} />
          <Route path="/chat/*" element={<NoSuchChat />} />
          {/* On the way out the address is already another remote's. */}
          <Route path="*" element={null} />
        </Routes>
      </ChatProvider>
    </BrowserRouter>
  );
}
