import type { LanguageTag, OutsideLink, Settings } from '@plaza/api-contract';
import { LANGUAGE_TAGS, OUTSIDE_LINKS } from '@plaza/api-contract/values';

/** What stands in the fields of the form. */
export interface BrandValues {
  name: string;
  email: string;
  phone: string;
  dark: string;
  light: string;
  links: Record<OutsideLink, { to: string; isOff: boolean }>;
  /** Those that are offered, the first for whoever reads none of them. */
  languages: readonly LanguageTag[];
}

export function brandValues({
  name = '',
  email = '',
  phone = '',
  accent,
  links,
  languages = [...LANGUAGE_TAGS],
}: Settings): BrandValues {
  const each = OUTSIDE_LINKS.map((link) => [link, { to: links?.[link] ?? '', isOff: links?.[link] === '' }]);
  return {
    name,
    email,
    phone,
    dark: accent?.dark ?? '',
    light: accent?.light ?? '',
    // Every link is among them.
    links: Object.fromEntries(each) as BrandValues['links'],
    languages,
  };
}

/** The settings with these fields in them; what is empty is left out, so that what was configured holds. */
export function settingsOf(before: Settings, values: BrandValues): Settings {
  const { name: _n, email: _e, phone: _p, accent: _a, links: _l, languages: _g, ...rest } = before;
  const said = Object.fromEntries(
    Object.entries({ name: values.name, email: values.email, phone: values.phone })
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const links = Object.fromEntries(
    OUTSIDE_LINKS.flatMap((link) => {
      const { to, isOff } = values.links[link];
      if (isOff) return [[link, '']];
      return to.trim() ? [[link, to.trim()]] : [];
    }),
  );
  const accent = {
    ...(values.dark.trim() ? { dark: values.dark.trim().toLowerCase() } : {}),
    ...(values.light.trim() ? { light: values.light.trim().toLowerCase() } : {}),
  };
  return {
    ...rest,
    ...said,
    ...(Object.keys(links).length > 0 ? { links } : {}),
    ...(Object.keys(accent).length > 0 ? { accent } : {}),
    ...(isDefault(values.languages) ? {} : { languages: [...values.languages] }),
  };
}

function isDefault(languages: readonly LanguageTag[]): boolean {
  return languages.join() === LANGUAGE_TAGS.join();
}
