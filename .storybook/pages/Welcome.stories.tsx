import { ButtonLink, DuskPanorama, Logo, TextLink } from '@plaza/design-system';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StoryList } from './StoryList.tsx';
import classes from './Pages.module.css';

const meta: Meta = {
  title: 'Start here',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};

export default meta;

export const Welcome: StoryObj = {
  render: () => (
    <main className={classes.welcome}>
      <div className={classes.hero}>
        <DuskPanorama />
        <div className={classes.headline}>
          <Logo moment="night" size={56} />
          <h1>A square at dusk</h1>
          <p>
            The sky still has colour, lanterns go on, doors stand open, and you hear people before you see
            them. Everything here is made to feel like that.
          </p>
        </div>
      </div>
      <div className={classes.reasons}>
        <section>
          <h2>Quiet, so that people shine</h2>
          <p>
            Amber says “here”, teal says “alive”, rose says “careful”. All else keeps still, because the
            colour belongs to people’s pictures and places.
          </p>
        </section>
        <section>
          <h2>Dark first, noon at will</h2>
          <p>
            The light theme is the same square on warm paper. Turn it with the toolbar above; every story is
            tested in both, on a phone and on a desktop.
          </p>
        </section>
        <section>
          <h2>Short words, one way forward</h2>
          <p>
            Say what happened and what helps. An empty place offers one thing to do; a failed one offers to
            try again and takes nobody with it.
          </p>
        </section>
      </div>
      <p className={classes.next}>
        <ButtonLink href="./?path=/story/foundations--colour" target="_top">
          See the colours
        </ButtonLink>
        <TextLink href="./?path=/story/foundations--type" target="_top">
          the type
        </TextLink>
        <TextLink href="./?path=/story/foundations--space" target="_top">
          or space and depth
        </TextLink>
      </p>
      <StoryList />
    </main>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Button' });
  },
};
