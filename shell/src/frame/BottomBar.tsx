import { ChatBadge } from './ChatBadge.tsx';
import { bottomItems, nav } from './navItems.ts';
import { NavLink } from './NavLink.tsx';
import classes from './BottomBar.module.css';

export function BottomBar() {
  return (
    <nav aria-label="Main" className={classes.bar}>
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
