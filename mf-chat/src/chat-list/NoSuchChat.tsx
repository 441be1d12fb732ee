import { ButtonLink, EmptyState } from '@plaza/design-system';
import classes from './ChatListScreen.module.css';

/** The face of an address under which no chat of the visitor lies. */
export function NoSuchChat() {
  return (
    <div className={classes.chats}>
      <EmptyState
        level={1}
        title="This chat is not here"
        action={<ButtonLink href="/chat">To your chats</ButtonLink>}
      >
        The address belongs to no chat of yours.
      </EmptyState>
    </div>
  );
}
