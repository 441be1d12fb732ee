import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageList } from './index.ts';
import { walkArticles } from './PageList.tsx';

// Which rows are made depends on real heights: the stories prove that in a browser.
describe('PageList', () => {
  it('is a feed with a name, and says when more is on its way', () => {
    render(
      <PageList
        label="Letters"
        items={[1, 2, 3]}
        itemKey={({ item }) => String(item)}
        renderItem={({ item }) => <article>Letter {item}</article>}
        busy
      />,
    );
    expect(screen.getByRole('feed', { name: 'Letters' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('walking by pages', () => {
  const bringNear = jest.fn();
  const show = () =>
    render(
      <div onKeyDown={(event) => walkArticles(event, bringNear)}>
        {[0, 1, 2].map((place) => (
          // The articles of a feed take the focus: ARIA's pattern for it says so.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <article key={place} tabIndex={0} aria-label={`Letter ${place}`}>
            <button type="button">Open {place}</button>
            <textarea aria-label={`Answer ${place}`} />
          </article>
        ))}
      </div>,
    );
  const letter = (place: number) => screen.getByRole('article', { name: `Letter ${place}` });

  it('goes to the next article and back', async () => {
    show();
    letter(0).focus();
    await userEvent.keyboard('{PageDown}');
    expect(letter(1)).toHaveFocus();
    expect(bringNear).toHaveBeenLastCalledWith(letter(1));
    await userEvent.keyboard('{PageUp}');
    expect(letter(0)).toHaveFocus();
  });

  it('also goes on from something inside an article', async () => {
    show();
    screen.getByRole('button', { name: 'Open 1' }).focus();
    await userEvent.keyboard('{PageDown}');
    expect(letter(2)).toHaveFocus();
  });

  it('leaves the keys to who writes, and stays at the ends', async () => {
    show();
    screen.getByRole('textbox', { name: 'Answer 1' }).focus();
    await userEvent.keyboard('{PageDown}');
    expect(screen.getByRole('textbox', { name: 'Answer 1' })).toHaveFocus();
    letter(2).focus();
    await userEvent.keyboard('{PageDown}');
    expect(letter(2)).toHaveFocus();
  });
});
