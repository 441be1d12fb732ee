import { readBrand } from './readBrand.ts';

const {
  name = 'Plaza',
  email = 'hello@plaza.example',
  phone = '+44 20 7946 0018',
  links = {},
} = readBrand(document);

/** The product's name and its words, in one place; what belongs to the installation is configured on the server. */
export const brand = {
  name,
  email,
  phone,
  links,
  idName: `${name} ID`,
} as const;
