import classes from './FirstHome.module.css';

/** Home before anything of it is there: its shape, with a place for the picture of the first post. The same for everybody. */
export function FirstHome() {
  return (
    <div className={classes.home}>
      <div className={classes.banner}>
        <div className={classes.field} />
      </div>
      <div className={classes.tabs}>
        <i />
        <i />
      </div>
      <div className={classes.aside} />
      {[0, 1].map((post) => (
        <div key={post} className={classes.post}>
          {post === 0 ? (
            <div className={classes.media}>
              <slot name="media">
                <div className={classes.awaited} />
              </slot>
            </div>
          ) : null}
          <div className={classes.who}>
            <i className={classes.face} />
            <span className={classes.lines}>
              <i />
              <i />
            </span>
          </div>
          <div className={classes.lines}>
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
