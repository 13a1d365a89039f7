/** @module Our own icons, each one path on a 24 × 24 grid. An icon package would be 50 MB of the install. */

const shapes = {
  chip: 'M7 7h10v10H7zM10 7V4M14 7V4M10 20v-3M14 20v-3M7 10H4M7 14H4M20 10h-3M20 14h-3',
  check: 'M4.5 12.8l5 5L19.5 7',
  copy: 'M9 9h11v11H9zM15 5.5V4H4v11h1.5',
  cross: 'M6 6l12 12M18 6L6 18',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  external: 'M13.5 4H20v6.5M20 4l-9 9M9 5H4v15h15v-5',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  heart: 'M12 20S3.5 15 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20z',
  link: 'M10 7.5H7a4.5 4.5 0 0 0 0 9h3M14 7.5h3a4.5 4.5 0 0 1 0 9h-3M8.5 12h7',
  lock: 'M5 10.5h14V21H5zM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  monitor: 'M3 4h18v12H3zM12 16v4.5M8 20.5h8',
  moon: 'M20 14.2A8.5 8.5 0 1 1 9.8 4a6.8 6.8 0 0 0 10.2 10.2z',
  options:
    'M4 7h8M18.5 7H20M4 17h2M12.5 17H20M18.5 7a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0zM12 17a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM14 20h6',
  play: 'M7 4.5v15L19.5 12z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.2 15.2l5.3 5.3',
  select: 'M4 7.5V4h3.5M16.5 4H20v3.5M20 16.5V20h-3.5M7.5 20H4v-3.5M8 10h8M8 14h5',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  verified: 'M12 2.8l7.5 2.7v6.2c0 4.6-3.1 7.9-7.5 9.5-4.4-1.6-7.5-4.9-7.5-9.5V5.5zM8.3 12l2.7 2.7 4.9-5.2',
  wrap: 'M4 6h16M4 12h12.5a3 3 0 0 1 0 6H13M15.5 15.5L13 18l2.5 2.5M4 18h4',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1',
} as const;

export type IconName = keyof typeof shapes;

/** Decorative: the meaning is in the text next to it, or in the label of its button. */
export const Icon = ({
  name,
  size,
  className = '',
}: {
  name: IconName;
  size: number;
  className?: string;
}) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`icon ${className}`}
    // As text: a page has about 50 icons, and one element takes half of the time of two.
    dangerouslySetInnerHTML={{ __html: `<path d="${shapes[name]}"/>` }}
  />
);
