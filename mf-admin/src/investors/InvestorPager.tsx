import { Button, Select, useWords } from '@plaza/design-system';
import classes from './Investors.module.css';
import { PAGE_SIZES, type useInvestors } from './useInvestors.ts';
import { investorsWords } from './words.ts';

export function InvestorPager({ investors }: { investors: ReturnType<typeof useInvestors> }) {
  const t = useWords(investorsWords);
  const { size, resize, page, pages, turn } = investors;
  return (
    <div className={classes.pager}>
      <Select
        label={t.size}
        value={size}
        options={PAGE_SIZES.map((value) => ({ value, label: value }))}
        onChange={({ value }) => resize(PAGE_SIZES.find((one) => one === value) ?? '50')}
      />
      <span className={classes.ways}>
        <Button variant="secondary" disabled={page === 1} onClick={() => turn(page - 1)}>
          {t.previous}
        </Button>
        <span role="status">{t.page({ page, pages })}</span>
        <Button variant="secondary" disabled={page === pages} onClick={() => turn(page + 1)}>
          {t.next}
        </Button>
      </span>
    </div>
  );
}
