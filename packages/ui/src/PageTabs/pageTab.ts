/** One of several related pages. */
export interface PageTab {
  /** Key, and URL of the default link. */
  href: string;
  /** Name of the page. */
  label: string;
}
