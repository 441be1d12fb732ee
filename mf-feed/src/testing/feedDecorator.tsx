import { shellDecorator, type TestShellOptions } from '@plaza/shell-contract/testing';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PostStoreProvider } from '../store/usePostStore.tsx';

/** For stories: a screen of this remote at an address, as the routes show it. `path` names what the screen reads of it. */
export function feedDecorator(options: TestShellOptions, address = '/', path = '*') {
  const InShell = shellDecorator(options);
  return (Story: ComponentType) =>
    InShell(() => (
      <MemoryRouter initialEntries={[address]}>
        <PostStoreProvider>
          <Routes>
            <Route path={path} element={<Story />} />
          </Routes>
        </PostStoreProvider>
      </MemoryRouter>
    ));
}
