// What only the owner of a profile opens, in one chunk.
export { EditProfile } from './edit/EditProfile.tsx';
export { PictureOfMe } from './picture/PictureOfMe.tsx';
