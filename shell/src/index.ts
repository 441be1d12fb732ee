import './layers.css';
import { breathe } from './clock/breathe.ts';

// The shell runs in pieces: React has just been read, then come the components, then what is the shell's own. All are in one file.
void breathe()
  .then(() => import(/* webpackMode: "eager" */ '@plaza/design-system'))
  .then(breathe)
  .then(() => import(/* webpackMode: "eager" */ './open.ts'))
  .then(({ open }) => open());
