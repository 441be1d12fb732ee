/** One line of docs/requirements.tsv. */
export interface Requirement {
  id: string;
  area: string;
  text: string;
}

export function readRequirements(tsv: string): Requirement[] {
  return tsv
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [id, area, text] = line.split('\t');
      if (!id || !area || !text)
        throw new Error(`docs/requirements.tsv: three columns are needed in "${line}".`);
      return { id, area, text };
    });
}
