import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is typed, and what was asked for last. The question stands in the address: going back brings it back. */
export function useUserSearch() {
  const [params, setParams] = useSearchParams();
  const username = params.get('q') ?? '';
  const [text, setText] = useState(username);
  const [error, setError] = useState<string>();

  const handleChange = ({ value }: { value: string }) => {
    setText(value);
    setError(undefined);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) setParams({ q: wanted });
    else setError('Please enter a username');
  };

  return { text, username, error, handleChange, handleSubmit };
}
