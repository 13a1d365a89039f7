import '@loadout/react/styles.css';

export const metadata = { title: 'Code for a model' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
