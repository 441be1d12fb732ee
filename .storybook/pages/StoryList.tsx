import { TextLink } from '@plaza/design-system';
import classes from './Pages.module.css';
import { useStories } from './useStories.ts';

/** Every part of every group, with the way to it. */
export function StoryList() {
  return (
    <div className={classes.groups}>
      {useStories().map(({ title, parts }) => (
        <section key={title}>
          <h2>
            {title}, {parts.length}
          </h2>
          <ul className={classes.parts}>
            {parts.map(({ name, id }) => (
              <li key={id}>
                <TextLink tone="quiet" href={`./?path=/story/${id}`} target="_top">
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
