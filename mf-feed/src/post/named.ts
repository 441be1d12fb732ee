interface Author {
  /** `null` when the author has left and let the posts stay. */
  username: string | null;
  user_name: string;
}

/** Of those who have left the server tells a name in English; here they are called so in the reader's language. */
export function named<By extends Author>(by: By, { deletedMember }: { deletedMember: string }): By {
  return by.username === null ? { ...by, user_name: deletedMember } : by;
}
