import { useWords } from '@plaza/design-system';
import { ChatBadge } from './ChatBadge.tsx';
import { bottomItems, nav } from './navItems.ts';
import { NavLink } from './NavLink.tsx';
import { firstWords } from '../first.words.ts';
import classes from './BottomBar.module.css';

export function BottomBar() {
  const t = useWords(firstWords);
  return (
    <nav aria-label={t.main} className={classes.bar}>
      {bottomItems.map((item) => (
        <NavLink
          key={item.to}
          item={item}
          layout="bottom"
          badge={item === nav.chat ? <ChatBadge /> : undefined}
        />
      ))}
    </nav>
  );
}
