import { Button, Notice, useWords } from '@plaza/design-system';
import classes from './ChangedMeanwhile.module.css';
import { editWords } from './words.ts';

interface ChangedMeanwhileProps {
  /** What the post says now. */
  text: string;
  onTake(): void;
}

/** The post is not what one began to edit: it has been changed on another device. Nothing is overwritten unawares. */
export function ChangedMeanwhile({ text, onTake }: ChangedMeanwhileProps) {
  const t = useWords(editWords);
  return (
    <Notice
      role="alert"
      className={classes.notice}
      title={t.changed}
      action={
        <Button variant="secondary" size="s" onClick={onTake}>
          {t.take}
        </Button>
      }
    >
      {t.changedWhy}
      <blockquote dir="auto" className={classes.now}>
        {text}
      </blockquote>
    </Notice>
  );
}
